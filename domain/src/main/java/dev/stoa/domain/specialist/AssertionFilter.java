package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/** A filter of results of assertions: those that have one thing in common. */
public record AssertionFilter(Kind kind, String value) {

  /** What they have in common. */
  public enum Kind implements Labelled {
    SESSION,
    NAME,
    DOMAIN,
    POLICY
  }

  /** Those of a session. */
  public static AssertionFilter session(String id) {
    return new AssertionFilter(Kind.SESSION, id);
  }

  /** Those of one assertion. */
  public static AssertionFilter name(String name) {
    return new AssertionFilter(Kind.NAME, name);
  }

  /** Those about a field. */
  public static AssertionFilter domain(String field) {
    return new AssertionFilter(Kind.DOMAIN, field);
  }

  /** Those of a policy. */
  public static AssertionFilter policy(String name) {
    return new AssertionFilter(Kind.POLICY, name);
  }

  /** What the results have in common, if it is of this kind. */
  public Option<String> value(Kind wanted) {
    return Option.when(kind == wanted, value);
  }

  /** Whether it accepts a result. */
  public boolean accepts(AssertionResult result) {
    return switch (kind) {
      case SESSION -> result.session().value().equals(value);
      case NAME -> result.name().equals(value);
      case DOMAIN -> result.domain().exists(field -> field.value().equals(value));
      case POLICY -> result.policy().contains(value);
    };
  }
}
