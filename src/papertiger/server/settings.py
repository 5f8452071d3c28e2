"""What a server is set to: one table, filled from flags, the environment, a file, the defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

PREFIX = "PAPERTIGER_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Amount = Annotated[float, Meta(gt=0, le=1_000_000)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting of `papertiger serve`; docs/operating.md says what each is for."""

    host: str = "127.0.0.1"
    port: Port = 8420
    data: str = ""
    database: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    most_tables: Count = 20_000
    most_sockets: Count = 20_000
    socket_queue: Count = 256
    hello_seconds: Amount = 10
    beat_seconds: Amount = 20
    silence_seconds: Amount = 40
    command_burst: Amount = 40
    commands_per_second: Amount = 20
    address_burst: Amount = 200
    requests_per_second: Amount = 50
    log: Annotated[str, Meta(pattern="^(plain|json)$")] = "plain"
    metrics: bool = False

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        return Path(self.data) if self.data else user_data_path("papertiger") / "server"

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{self.folder / 'tables.db'}"


class WrongSettingError(ValueError):
    """A setting has a wrong value: which, where it comes from, and what is wrong."""

    def __init__(self, name: str, source: str, detail: str) -> None:
        """`source`: the flag, the variable or the file that it comes from."""
        super().__init__(f"{source}: {name}: {detail}")
        self.name, self.source, self.detail = name, source, detail


def read(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings: a flag before the environment, that before the file, that before the default.

    Raises WrongSettingError.
    """
    fields: dict[str, Any] = {}
    names = Settings.__struct_fields__
    if file is not None:
        for name, value in _of_file(file).items():
            fields[name] = _checked(name, value, str(file), names)
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name in names:
            fields[name] = _checked(name, value, variable, names)
    for name, value in flags.items():
        if value is not None:
            fields[name] = _checked(name, value, "--" + name.replace("_", "-"), names)
    return Settings(**fields)


def _of_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongSettingError("file", str(file), os.strerror(error.errno or 0)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSettingError("file", str(file), str(error)) from None


def _checked(name: str, value: Any, source: str, names: tuple[str, ...]) -> Any:
    if name not in names:
        raise WrongSettingError(name, source, "there is no such setting")
    if name == "origins" and isinstance(value, str):
        value = value.split()
    try:
        made = msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WrongSettingError(name, source, str(error)) from None
    return getattr(made, name)
