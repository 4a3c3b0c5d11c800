package dev.stoa.domain.kernel;

/** A refused request: a normal result with one sentence that says what is wrong and what to do. */
public interface Refusal {

  /** For example {@code audit entry 7 does not exist: the log ends at 5}. */
  String sentence();

  /** What a caller can do about it. */
  RefusalKind kind();

  /** A refusal of the kind {@link RefusalKind#ABSENT}. */
  interface Absent extends Refusal {
    @Override
    default RefusalKind kind() {
      return RefusalKind.ABSENT;
    }
  }

  /** A refusal of the kind {@link RefusalKind#CONFLICT}. */
  interface Conflict extends Refusal {
    @Override
    default RefusalKind kind() {
      return RefusalKind.CONFLICT;
    }
  }

  /** A refusal of the kind {@link RefusalKind#INVALID}. */
  interface Invalid extends Refusal {
    @Override
    default RefusalKind kind() {
      return RefusalKind.INVALID;
    }
  }

  /** A refusal of the kind {@link RefusalKind#UNMET}. */
  interface Unmet extends Refusal {
    @Override
    default RefusalKind kind() {
      return RefusalKind.UNMET;
    }
  }

  /** A refusal of another context, passed on. */
  interface PassedOn extends Refusal {

    /** The refusal of the other context. */
    Refusal reason();

    @Override
    default RefusalKind kind() {
      return reason().kind();
    }

    @Override
    default String sentence() {
      return reason().sentence();
    }
  }
}
