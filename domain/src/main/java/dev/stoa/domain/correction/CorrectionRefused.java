package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.kernel.SupersessionRefused;

/** Why an operation on corrections was refused. Each is a normal result, not an exception. */
public sealed interface CorrectionRefused extends Refusal {

  /** It says nearly the same as another, or it is no variant that can be taken out. */
  record Similar(Refusal reason) implements CorrectionRefused, Refusal.PassedOn {}

  /** It is not superseded. */
  record NotSuperseded(SupersessionRefused reason) implements CorrectionRefused, Refusal.PassedOn {}

  /** No correction has this id. */
  @RefusalCode("correction.unknown")
  record Unknown(CorrectionId id) implements CorrectionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "correction " + id + " is unknown: list the corrections to find it";
    }
  }

  /** There is no such project or conversation. */
  @RefusalCode("correction.unknown_scope")
  record UnknownScope(CorrectionScope scope) implements CorrectionRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return scope.label()
          + " "
          + scope.id().getOrElse("")
          + " is unknown: create it first or leave it out";
    }
  }

  /** Another correction took its place, or it was withdrawn. */
  @RefusalCode("correction.no_longer_holds")
  record NoLongerHolds(Correction correction) implements CorrectionRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return correction
          .supersededBy()
          .map(
              by ->
                  "correction "
                      + correction.id()
                      + " was superseded by "
                      + by
                      + ": supersede that one")
          .getOrElse(
              () ->
                  "correction "
                      + correction.id()
                      + " was withdrawn: record a new correction instead");
    }
  }
}
