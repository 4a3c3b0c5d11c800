package dev.stoa.domain.json;

/** Text that UTF-8 can carry, so no lone surrogates. */
public record JsonString(String value) implements JsonValue {

  /** Refuses what no UTF-8 text can hold. */
  public JsonString {
    Surrogates.refuseLone(value);
  }
}
