"""What a server is set to: one table, filled from flags, the environment, a file, the defaults.

`Settings` is the table: a field's name is its key in the file, `--its-name` its flag and
`PAPERTIGER_ITS_NAME` its variable; its type says what values are right. What each is for stands in
the catalog, as `setting-its-name`.
"""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as types
from platformdirs import user_config_path, user_data_path

PREFIX = "PAPERTIGER_"
CONFIG = "PAPERTIGER_CONFIG"
"""The variable that names the file of settings."""

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Amount = Annotated[float, Meta(ge=0.01, le=1_000_000)]

# A title names the form of a text; the catalog has `wrong-TITLE` for what does not have it.
Host = Annotated[str, Meta(title="host", pattern=r"[\w.:%-]+", max_length=255)]
Url = Annotated[str, Meta(title="url", pattern=r"(https?://[^/\s?#]+/?)?", max_length=500)]
Origins = tuple[Annotated[str, Meta(title="url", pattern=r"https?://[^/\s?#]+")], ...]
Addresses = tuple[Annotated[str, Meta(title="address", pattern=r"(\*|[\da-fA-F.:/]+)")], ...]
Listening = Annotated[str, Meta(title="listening", pattern=r"([\w.:%\[\]-]+:\d{1,5})?")]
Log = Annotated[str, Meta(title="log", pattern=r"(plain|json)")]
LogLevel = Annotated[str, Meta(title="log-level", pattern=r"(debug|info|warning|error)")]


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting of `papertiger serve`. Times are seconds, sizes bytes."""

    host: Host = "127.0.0.1"
    port: Port = 8420
    data: str = ""
    database: str = ""
    public_url: Url = ""
    origins: Origins = ()
    proxies: Addresses = ("127.0.0.1", "::1")
    most_tables: Count = 20_000
    most_sockets: Count = 20_000
    most_sockets_per_address: Count = 10_000
    most_sockets_per_table: Count = 2_000
    socket_queue: Count = 256
    most_body: Count = 16_384
    hello_seconds: Amount = 10
    beat_seconds: Amount = 20
    silence_seconds: Amount = 40
    idle_seconds: Amount = 60
    store_seconds: Amount = 10
    stop_seconds: Amount = 10
    command_burst: Amount = 40
    commands_per_second: Amount = 20
    address_burst: Amount = 200
    requests_per_second: Amount = 50
    tables_burst: Amount = 30
    tables_per_minute: Amount = 30
    log: Log = "plain"
    log_level: LogLevel = "warning"
    metrics: Listening = ""

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        return Path(self.data) if self.data else user_data_path("papertiger") / "server"

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{quote(str(self.folder / 'tables.db'))}"


class WrongSettingError(ValueError):
    """A setting is wrong: where it comes from, a code of what is wrong, what the code speaks of.

    `source`: a flag, a variable, or a file and the key in it.
    """

    def __init__(self, source: str, code: str, **arguments: str) -> None:
        """The catalog says it as `wrong-CODE` with the arguments."""
        super().__init__(f"{source}: {code} {arguments}")
        self.source, self.code, self.arguments = source, code, arguments


class Setting(Struct, frozen=True):
    """One row of the table: a name, what values it may have, its default."""

    name: str
    type: types.Type
    default: Any

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.upper()

    @property
    def usual(self) -> str:
        """The default as one would write it; "" if it is empty."""
        match self.default:
            case tuple():
                return ",".join(self.default)
            case float():
                return f"{self.default:g}"
            case _:
                return str(self.default)


def table() -> tuple[Setting, ...]:
    """Every setting."""
    described = types.type_info(Settings)
    if not isinstance(described, types.StructType):
        raise AssertionError("the settings are a struct")
    return tuple(Setting(each.name, each.type, each.default) for each in described.fields)


def usual_file() -> Path:
    """The file of settings that is read if there is one and no other is named."""
    return user_config_path("papertiger") / "server.toml"


def read(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings: a flag before the environment, that before the file, that before the default.

    The flag `config` or the variable PAPERTIGER_CONFIG names the file. Raises WrongSettingError.
    """
    rows = {row.name: row for row in table()}
    named = flags.get("config") or environment.get(CONFIG)
    fields: dict[str, Any] = {}
    for source, name, value in _of_file(Path(named) if named else usual_file(), named=bool(named)):
        if name not in rows:
            raise WrongSettingError(source, "name", found=name)
        fields[name] = _checked(rows[name], value, source)
    for name, row in rows.items():
        if row.variable in environment:
            fields[name] = _parsed(row, environment[row.variable], row.variable)
        if flags.get(name) is not None:
            fields[name] = _parsed(row, flags[name], row.flag)
    return Settings(**fields)


def _of_file(file: Path, *, named: bool) -> Iterator[tuple[str, str, Any]]:
    """What a file sets: where it says so, the name, the value. A `named` one must be there."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if named:
            raise WrongSettingError(str(file), "file-missing") from None
        return
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        raise WrongSettingError(str(file), "file-unreadable", why=reason) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSettingError(str(file), "toml", why=str(error)) from None
    for name, value in found.items():
        yield f"{file}: {name}", name, value


def _parsed(row: Setting, text: str, source: str) -> Any:
    """The value that a text from the command line or the environment stands for."""
    value: Any = text
    match row.type:
        case types.IntType():
            value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
        case types.FloatType():
            try:
                value = float(text)
            except ValueError:
                value = text
        case types.VarTupleType():
            value = text.replace(",", " ").split()
        case _:
            pass
    return _checked(row, value, source)


def _checked(row: Setting, value: Any, source: str) -> Any:
    """The value, if it is right."""
    found = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    match row.type:
        case types.IntType(ge=int(low), le=int(high)):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise WrongSettingError(source, "whole", low=str(low), high=str(high), found=found)
        case types.FloatType(ge=int() | float() as low, le=int() | float() as high):
            if (
                not isinstance(value, int | float)
                or isinstance(value, bool)
                or not (low <= value <= high)
            ):
                bounds = {"low": f"{low:g}", "high": f"{high:g}"}
                raise WrongSettingError(source, "amount", **bounds, found=found)
            return float(value)
        case types.VarTupleType():
            if not isinstance(value, list):
                raise WrongSettingError(source, "list", found=found)
            for each in value:
                _text(row.type.item_type, each, source)
            return tuple(value)
        case _:
            _text(row.type, value, source)
    return value


def _text(kind: types.Type, value: Any, source: str) -> None:
    """Check that a text has its form."""
    title = "text"
    if isinstance(kind, types.Metadata):
        title, kind = str((kind.extra_json_schema or {}).get("title", title)), kind.type
    if not isinstance(kind, types.StrType):
        raise AssertionError(f"no setting is a {kind}")
    if not isinstance(value, str):
        raise WrongSettingError(source, "text", found=str(value))
    too_long = kind.max_length is not None and len(value) > kind.max_length
    if too_long or "\0" in value or not re.fullmatch(kind.pattern or ".*", value):
        raise WrongSettingError(source, title, found=value)
