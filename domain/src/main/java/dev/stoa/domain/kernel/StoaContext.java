package dev.stoa.domain.kernel;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The contexts of Stoa, each after those whose tables it refers to.
 *
 * <p>It is the one list of them. Every layer has a package for each context, named by its label,
 * and finds there by name what it needs: {@code dev.stoa.adapter.jooq.knowledge.KnowledgeTables},
 * {@code dev.stoa.bootstrap.knowledge.KnowledgeModule}.
 */
public enum StoaContext {
  AUDIT("Audit"),
  AGENT("Agent"),
  CHANNEL("Channel"),
  NOTEBOOK("Notebook"),
  KNOWLEDGE("Knowledge"),
  FILES("File"),
  MEMORY("Memory"),
  DEBATE("Debate"),
  GRAPH("Graph"),
  LESSON("Lesson"),
  CONSENSUS("Consensus"),
  RATING("Rating"),
  CRITIQUE("Critique"),
  EVIDENCE("Evidence"),
  RESILIENCE("Resilience"),
  CONVERSATION("Conversation"),
  CORRECTION("Correction"),
  CONTEXTBACKUP("ContextBackup"),
  SPECIALIST("Specialist"),
  EVOLUTION("Evolution"),
  TRUST("Trust"),
  SEARCH("Search"),
  LEARNING("Learning"),
  PACK("Pack"),
  IMPORTS("Import"),
  OPERATIONS("Operations"),
  ENCRYPTION("Encryption");

  private final String prefix;

  StoaContext(String prefix) {
    this.prefix = prefix;
  }

  /** The last word of its packages, also reserved in event types. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The classes of a layer that are named alike, in the order of the contexts; a context without
   * one has none.
   *
   * @param layer a class in the package above those of the contexts
   * @param suffix how the classes are named behind the name of the context, such as Tables
   */
  public static Seq<Class<?>> types(Class<?> layer, String suffix) {
    return types(layer.getPackageName(), layer.getClassLoader(), suffix);
  }

  /** As above, of the package above those of the contexts. */
  public static Seq<Class<?>> types(String layer, ClassLoader loader, String suffix) {
    return Vector.of(values()).flatMap(context -> context.type(layer, loader, suffix));
  }

  private Option<Class<?>> type(String layer, ClassLoader loader, String suffix) {
    String name = layer + "." + label() + "." + prefix + suffix;
    try {
      return Option.some(Class.forName(name, true, loader));
    } catch (ClassNotFoundException e) {
      return Option.none();
    }
  }
}
