package dev.stoa.jackson3;

import tools.jackson.databind.module.SimpleModule;

/**
 * Lets Jackson 3 write the types of Stoa, such as a {@code Memory} that a controller returns, as
 * the actions do; collections of Vavr are arrays and objects.
 */
public final class StoaJackson3Module extends SimpleModule {

  private static final long serialVersionUID = 1L;

  /** The module, to be added to the builder of a mapper. */
  public StoaJackson3Module() {
    super("stoa");
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addSerializers(new OwnSerializers());
    context.addKeySerializers(new OwnKeySerializers());
  }
}
