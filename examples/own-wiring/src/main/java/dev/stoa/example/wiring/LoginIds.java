package dev.stoa.example.wiring;

import dev.stoa.domain.kernel.IdSource;
import java.util.UUID;

/** Ids that say which application made them. */
final class LoginIds implements IdSource {

  @Override
  public String next() {
    return "login-" + UUID.randomUUID();
  }
}
