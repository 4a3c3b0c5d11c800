package dev.stoa.spring.boot;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.security.Principal;
import java.util.Optional;

/**
 * The user of a request, up to the strongest effect of its roles: {@code STOA_READ}, {@code
 * STOA_WRITE} and {@code STOA_DESTRUCTIVE}.
 */
final class RoleCallers implements StoaCallers {

  private static final int DIGITS = 16;

  @Override
  public Optional<Caller> of(HttpServletRequest request) {
    Principal user = request.getUserPrincipal();
    return user == null
        ? Optional.empty()
        : strongest(request).map(effect -> caller(user.getName(), effect)).toJavaOptional();
  }

  private static Option<Effect> strongest(HttpServletRequest request) {
    Option<Effect> strongest = Option.none();
    for (Effect effect : Effect.values()) {
      if (request.isUserInRole("STOA_" + effect.name())) {
        strongest = Option.some(effect);
      }
    }
    return strongest;
  }

  /** Entries and origins name the user by digits, as they do elsewhere. */
  private static Caller caller(String name, Effect effect) {
    String digits = Sha256.hex(name).substring(0, DIGITS);
    return new Caller(name, Option.none(), effect, Option.some("user-" + digits));
  }
}
