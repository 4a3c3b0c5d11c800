package dev.stoa.app;

import dev.stoa.domain.json.JsonObject;
import java.util.Locale;

/** What one check of the doctor found. */
record Finding(String check, Status status, String found) {

  enum Status {
    OK("ok"),
    PROBLEM("PROBLEM"),
    LEFT_OUT("left out");

    private final String shown;

    Status(String shown) {
      this.shown = shown;
    }
  }

  static Finding ok(String check, String found) {
    return new Finding(check, Status.OK, found);
  }

  static Finding problem(String check, String found) {
    return new Finding(check, Status.PROBLEM, found);
  }

  static Finding problem(String check, Exception failure) {
    return problem(check, String.valueOf(failure.getMessage()));
  }

  static Finding leftOut(String check, String why) {
    return new Finding(check, Status.LEFT_OUT, why);
  }

  boolean isProblem() {
    return status == Status.PROBLEM;
  }

  Object[] cells() {
    return new Object[] {check, status.shown, found};
  }

  JsonObject json() {
    return JsonObject.builder()
        .put("check", check)
        .put("status", status.name().toLowerCase(Locale.ROOT))
        .put("found", found)
        .build();
  }
}
