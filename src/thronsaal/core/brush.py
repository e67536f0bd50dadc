"""Jinja2 for boards and pages, drawn with fewer strokes: the same HTML in half the time.

A board is two thousand values, each escaped and wrapped as `Markup` only to be joined to a text, and hundreds of calls
that Jinja2 leads through its context. Our templates ask for neither: nothing we give them wants the context, and what a
template puts out is joined at once. So what is put out is escaped to plain text, and functions and macros are called
directly.
"""

from __future__ import annotations

from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from jinja2 import BaseLoader, Environment, StrictUndefined
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Macro as JinjaMacro
from jinja2.utils import missing
from markupsafe import Markup, escape

if TYPE_CHECKING:
    from jinja2 import nodes
    from jinja2.compiler import Frame


def escaped(thing: object) -> str:
    """What `markupsafe.escape` says, as plain text."""
    kind = type(thing)
    if kind is str:
        text: str = thing  # type: ignore[assignment]
        is_plain = "<" not in text and "&" not in text and '"' not in text and "'" not in text and ">" not in text
        return text if is_plain else str(escape(text))
    if kind is Markup:
        return thing  # type: ignore[return-value]
    return str(thing) if kind is int else escape(thing)


class Macro(JinjaMacro):
    """A macro that is mostly called with all it asks for, or with the first of it."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """What it draws."""
        rest = self._argument_count - len(args)
        if self.caller or self.catch_kwargs or self.catch_varargs or rest < 0:
            return super().__call__(*args, **kwargs)
        if rest:
            args += tuple([kwargs.pop(name, missing) for name in self.arguments[-rest:]])
        if kwargs:
            raise TypeError(f"macro {self.name!r} takes no keyword argument {next(iter(kwargs))!r}")
        return str.__new__(Markup, self._func(*args))  # drawn and escaped already


class Brush(CodeGenerator):
    """Compiles templates so that they call directly, and put out plain text."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802
        """Know our own `escaped` and `Macro`; what comes last counts."""
        super().visit_Template(node, frame)
        self.writeline(f"from {__name__} import Macro, escaped")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("escaped(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """Call what is called."""
        is_plain = node.dyn_args is None and node.dyn_kwargs is None and not any(iskeyword(x.key) for x in node.kwargs)
        if forward_caller or not is_plain:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")


class Painter(Environment):
    """The templates of a loader; everything in them is escaped, and a name that is not given is an error."""

    code_generator_class = Brush

    def __init__(self, loader: BaseLoader) -> None:
        super().__init__(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True)
