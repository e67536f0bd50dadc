"""The hall signs the records it writes, with a key that anybody can check them by (Ed25519)."""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from thronsaal.core.record import Seal, unsealed

RECORD_KEY = "record-key"


class Signer:
    """The key of a hall."""

    def __init__(self, secret: bytes, *before: bytes) -> None:
        """`before` are keys that this one took the place of: what they signed is ours, too."""
        self._secret = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = _public(self._secret)
        """The public half, in hexadecimal: whoever has it can check what the hall signed."""
        self.before = tuple(_public(Ed25519PrivateKey.from_private_bytes(each)) for each in before)

    def signed(self, text: str) -> str:
        """A record with this hall's word for it."""
        return text + str(Seal(self.key, self._secret.sign(text.encode()).hex()))

    def is_ours(self, text: str) -> bool:
        """Whether a record bears the signature of this hall and was not altered since."""
        body, seal = unsealed(text)
        return seal is not None and seal.key in (self.key, *self.before) and holds(body, seal)


def _public(secret: Ed25519PrivateKey) -> str:
    return secret.public_key().public_bytes_raw().hex()


def holds(body: str, seal: Seal) -> bool:
    """Whether a seal is good for a record: it was signed with that key and not altered since."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(seal.key))
        key.verify(bytes.fromhex(seal.signature), body.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
