package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Why an action did not answer.
 *
 * @param code stable, for programs: {@code channel.name_taken}
 * @param sentence for people: what is wrong and what to do
 * @param facts what the refusal is about, by name
 */
public record Problem(Kind kind, String code, String sentence, CanonicalJson facts) {

  /** What a caller can do about it. */
  public enum Kind {
    /** Ask for something that exists. */
    ABSENT,
    /** It contradicts what is stored. */
    CONFLICT,
    /** Correct the input. */
    INVALID,
    /** Do something else first. */
    UNMET,
    /** Use a token that may. */
    FORBIDDEN,
    /** Wait until the store works. */
    UNAVAILABLE,
    /** Report a bug. */
    INTERNAL
  }

  /** A refusal of the workspace. */
  public static Problem of(Refusal refusal) {
    Refusal reason = innermost(refusal);
    return new Problem(
        Kind.valueOf(reason.kind().name()), code(reason), refusal.sentence(), Shapes.json(reason));
  }

  private static String code(Refusal reason) {
    RefusalCode code = reason.getClass().getAnnotation(RefusalCode.class);
    if (code == null) {
      throw new IllegalStateException(reason.getClass() + " has no code: give it a RefusalCode");
    }
    return code.value();
  }

  private static Refusal innermost(Refusal refusal) {
    return refusal instanceof Refusal.PassedOn passed ? innermost(passed.reason()) : refusal;
  }

  /** A failure, with members of the input called as the edge calls them. */
  public static Problem of(RuntimeException failure, UnaryOperator<String> called) {
    if (failure instanceof RefusalException refused) {
      return of(refused.refusal());
    }
    if (failure instanceof BadInput bad) {
      return new Problem(Kind.INVALID, "input.invalid", bad.sentence(called), place(bad, called));
    }
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof InvalidValue) {
      return new Problem(Kind.INVALID, "input.invalid", message, CanonicalJson.EMPTY_OBJECT);
    }
    if (failure instanceof ForbiddenException) {
      return new Problem(Kind.FORBIDDEN, "access.forbidden", message, CanonicalJson.EMPTY_OBJECT);
    }
    return failure instanceof StorageException
        ? new Problem(Kind.UNAVAILABLE, "store.failed", message, CanonicalJson.EMPTY_OBJECT)
        : new Problem(Kind.INTERNAL, "internal", "unexpected failure", CanonicalJson.EMPTY_OBJECT);
  }

  private static CanonicalJson place(BadInput bad, UnaryOperator<String> called) {
    return bad.member().isEmpty()
        ? CanonicalJson.EMPTY_OBJECT
        : CanonicalJson.of(Map.of("member", called.apply(bad.member()) + bad.inside()));
  }
}
