package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why a request was not done. */
public sealed interface RequestRefused extends Refusal {

  /** Its key was sent with another request. */
  @RefusalCode("request.other_request")
  record OtherRequest() implements RequestRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the key was sent with another request: use a new key for this one";
    }
  }
}
