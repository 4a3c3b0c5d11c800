package dev.stoa.app.torture;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.Seq;

/** The contexts that are written, as each has it in its package. */
final class TorturedContexts {

  /** The package above those of the contexts. */
  static final String APP = "dev.stoa.app";

  static final Seq<TorturedContext> ALL =
      StoaContext.types(APP, TorturedContexts.class.getClassLoader(), "Writes")
          .map(TorturedContexts::made);

  private TorturedContexts() {}

  private static TorturedContext made(Class<?> writes) {
    try {
      return writes.asSubclass(TorturedContext.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(writes.getName() + " must have a public constructor", e);
    }
  }
}
