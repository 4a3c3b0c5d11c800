package dev.stoa.jackson;

import com.fasterxml.jackson.databind.module.SimpleModule;

/**
 * Lets Jackson write the types of Stoa, such as a {@code Memory} that a controller returns, as the
 * actions do: members in snake case, values and labels as text, instants in UTC with microseconds,
 * null for what is absent. Collections of Vavr are arrays and objects.
 */
public final class StoaJacksonModule extends SimpleModule {

  private static final long serialVersionUID = 1L;

  /** The module, to be registered. */
  public StoaJacksonModule() {
    super("stoa");
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addSerializers(new StoaSerializers());
    context.addKeySerializers(new StoaKeySerializers());
  }
}
