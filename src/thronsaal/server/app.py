"""The application: the house, its routes, and its answers when something cannot be done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from thronsaal import __version__
from thronsaal.core.reason import Refused
from thronsaal.server import account, api, door, faded, live, pages, replays
from thronsaal.server.errors import Denied
from thronsaal.server.guard import Guard
from thronsaal.server.house import House
from thronsaal.server.settings import Settings
from thronsaal.server.shapes import HealthOut
from thronsaal.server.store import StoreDown

log = logging.getLogger("thronsaal.app")

PROBE_SECONDS = 5.0


def create_app(settings: Settings | None = None) -> FastAPI:
    """The hall as an ASGI application."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        log.info("open", extra={"thinkers": house.settings.thinkers})
        yield
        await house.close()
        log.info("closed")

    app = FastAPI(
        title="Thronsaal",
        version=__version__,
        description="Tables, moves, talk and events of the hall. Events come over the WebSocket "
        "`/api/v1/tables/{table_id}/events`, see docs/api.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        lifespan=lifespan,
    )
    app.state.house = house
    app.add_middleware(Guard, house=house)
    _add_handlers(app)
    app.include_router(api.router)
    app.include_router(account.router)
    app.include_router(faded.router)
    app.include_router(live.router)
    app.add_api_route("/health", health, methods=["GET"], response_model=HealthOut, tags=["house"])
    app.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    app.include_router(pages.router)
    app.include_router(replays.router)
    return app


async def health(request: Request, response: Response) -> dict[str, object]:
    """How the house is doing; 503 when nothing can be stored or housekeeping stands still."""
    house = door.house(request)
    missing = house.settings.thinkers - house.thinkers.alive
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await house.store.probe()
        status = "ok" if missing <= 0 and house.bus.is_up else "degraded"
    except (StoreDown, TimeoutError) as error:
        log.error("store is down", extra={"why": str(error)})
        status, response.status_code = "store-down", 503
    if status != "store-down" and not house.hall.is_kept:
        status, response.status_code = "stands-still", 503
    return {
        "status": status,
        "missing": max(0, missing),
        "bus": ("up" if house.bus.is_up else "down") if house.bus.is_shared else "none",
        "version": __version__,
        "tables": house.hall.count,
        "watchers": house.hall.watched,
        "thinkers": house.thinkers.alive,
        "waiting": house.thinkers.waiting,
    }


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for those whom the host lets read them."""
    house = door.house(request)
    if request.client is None or request.client.host not in house.settings.metrics_for:
        raise Denied("not-found", 404)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _add_handlers(app: FastAPI) -> None:
    async def denied(request: Request, error: Exception) -> Response:
        if isinstance(error, StoreDown):
            door.house(request).metrics.refused.inc()
        refused = _as_denied(error)
        answer = await faded.page(request, refused) or problem(request, refused)
        if isinstance(error, HTTPException):
            answer.headers.update(error.headers or {})
        return answer

    async def broken(request: Request, error: Exception) -> Response:
        log.error("broken", exc_info=error)
        return problem(request, Denied("broken", 500))

    for kind in (Denied, Refused, StoreDown, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, denied)
    app.add_exception_handler(Exception, broken)


def problem(request: Request, denied: Denied) -> Response:
    """The answer to what cannot be done: JSON below /api/, else a page."""
    if not request.url.path.startswith("/api/"):
        return pages.problem(request, denied)
    body = door.plain_problem(denied, door.language(request), door.house(request).voices)
    response = JSONResponse(body, denied.status)
    if denied.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if denied.status == 429:
        response.headers["retry-after"] = "1"
    return response


def _as_denied(error: Exception) -> Denied:
    match error:
        case Denied():
            return error
        case RequestValidationError():
            return Denied("bad-request", 422, detail=_first_fault(error))
        case HTTPException(status_code=404):
            return Denied("not-found", 404)
        case HTTPException(status_code=405):
            return Denied("bad-method", 405)
        case HTTPException():
            return Denied("bad-request", error.status_code, detail=str(error.detail)[:200])
        case StoreDown():
            log.error("store is down", extra={"why": str(error)})
            return Denied("store-down", 503)
        case _:
            log.error("broken", exc_info=error)
            return Denied("broken", 500)


def _first_fault(error: RequestValidationError) -> str:
    """Where the first fault lies and what was expected there."""
    fault = error.errors()[0]
    where = ".".join(str(part) for part in fault["loc"] if part != "body")[:80]
    return f"{where}: {fault['msg']}"[:200] if where else str(fault["msg"])[:200]
