"""The application: the house put together."""

from __future__ import annotations

from importlib.util import find_spec

from fastapi import FastAPI

from thronsaal.server.settings import Settings


def create_app(settings: Settings | None = None) -> FastAPI:
    """The hall as an ASGI application."""
    settings = settings or Settings()
    app = FastAPI(title="Thronsaal", docs_url=None, redoc_url=None, openapi_url="/api/v1/openapi.json")
    if find_spec("thronsaal.server.pages") is not None:
        from thronsaal.server import pages  # noqa: PLC0415 - the hall also runs without pages

        app.include_router(pages.router)
    return app
