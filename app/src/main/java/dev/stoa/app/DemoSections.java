package dev.stoa.app;

import dev.stoa.app.demo.DemoSection;
import dev.stoa.domain.kernel.NamedOrder;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.Seq;

/** The sections of the demo, as the contexts have them. */
final class DemoSections {

  /** The order of the story; contexts that it does not name come last. */
  private static final NamedOrder ORDER =
      NamedOrder.of(
          """
          audit agent channel memory knowledge notebook search rating critique debate evidence
          consensus lesson correction specialist evolution conversation contextbackup resilience
          operations
          """);

  private DemoSections() {}

  static Seq<DemoSection> all() {
    return ORDER
        .sort(StoaContext.types(DemoSections.class, "Demo"), DemoSections::context)
        .map(DemoSections::made)
        .flatMap(DemoSection::sections);
  }

  private static String context(Class<?> section) {
    return section.getPackageName().substring(section.getPackageName().lastIndexOf('.') + 1);
  }

  private static DemoSection made(Class<?> section) {
    try {
      return section.asSubclass(DemoSection.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(section.getName() + " must have a public constructor", e);
    }
  }
}
