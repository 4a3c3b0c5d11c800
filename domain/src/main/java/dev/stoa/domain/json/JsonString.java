package dev.stoa.domain.json;

/** Text that UTF-8 can carry, so no lone surrogates. */
public record JsonString(String value) implements JsonValue {

  /** Refuses text that cannot be encoded in UTF-8. */
  public JsonString {
    Surrogates.refuseLone(value);
  }
}
