package dev.stoa.spring.boot;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.kernel.StoaContext;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.ReflectionHints;

/** What a native image must keep of the actions, if the application serves them. */
final class ActionHints {

  private ActionHints() {}

  /**
   * The classes of each context, which are found by their names, and what actions take and answer.
   */
  static void register(ReflectionHints reflection, RecordTypes types) {
    StoaContext.types(Action.class, "Actions")
        .forEach(type -> reflection.registerType(type, MemberCategory.INVOKE_PUBLIC_METHODS));
    Catalogue.complete()
        .actions()
        .forEach(
            action -> {
              types.add(action.inputShape().type());
              types.add(action.outputShape().type());
            });
  }
}
