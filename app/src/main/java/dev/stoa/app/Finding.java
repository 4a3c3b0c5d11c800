package dev.stoa.app;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.json.JsonObject;

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
    return new JsonMembers()
        .with("check", check)
        .with("status", status.name().toLowerCase(java.util.Locale.ROOT))
        .with("found", found)
        .object();
  }
}
