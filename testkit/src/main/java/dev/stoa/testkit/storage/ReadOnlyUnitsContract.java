package dev.stoa.testkit.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.ContextStorage;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.storage.Storage;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * No port writes or locks inside a read-only unit of work.
 *
 * <p>Runs every method of every port of {@link Storage}: what its name says decides whether it is a
 * question, and a method of a new kind must be named in one of the two lists.
 */
public interface ReadOnlyUnitsContract extends WorkspaceContract<Storage> {

  /** How the names of writing and holding methods begin. */
  Set<String> WRITES =
      Set.of(
          "add",
          "announce",
          "append",
          "archive",
          "change",
          "claim",
          "clear",
          "complete",
          "correct",
          "decide",
          "derive",
          "drop",
          "evict",
          "forget",
          "hold",
          "judge",
          "keep",
          "lock",
          "merge",
          "move",
          "note",
          "optimize",
          "prune",
          "purge",
          "put",
          "quarantine",
          "rebuild",
          "recount",
          "refresh",
          "remove",
          "rename",
          "replace",
          "rerate",
          "restore",
          "retrust",
          "save",
          "take",
          "touch",
          "withdraw");

  /** How the names of questions begin. */
  Set<String> QUESTIONS =
      Set.of(
          "accepted",
          "actions",
          "active",
          "after",
          "all",
          "among",
          "ancestors",
          "ancestry",
          "archived",
          "as",
          "at",
          "authors",
          "before",
          "belongings",
          "best",
          "between",
          "branches",
          "buckets",
          "by",
          "calibrated",
          "candidates",
          "compare",
          "constraints",
          "containing",
          "corroborated",
          "corroborations",
          "count",
          "counting",
          "counts",
          "missing",
          "covering",
          "decisions",
          "descendants",
          "descent",
          "disciplines",
          "dissenters",
          "documents",
          "each",
          "edge",
          "embedded",
          "end",
          "ended",
          "ending",
          "errors",
          "expired",
          "families",
          "few",
          "find",
          "former",
          "from",
          "fullest",
          "gaps",
          "has",
          "having",
          "head",
          "holding",
          "identified",
          "identities",
          "idle",
          "in",
          "inbox",
          "is",
          "judged",
          "known",
          "last",
          "latest",
          "leaders",
          "least",
          "left",
          "lineage",
          "lowest",
          "meetings",
          "models",
          "most",
          "named",
          "names",
          "nearest",
          "newest",
          "next",
          "nodes",
          "numbered",
          "of",
          "open",
          "others",
          "page",
          "parents",
          "per",
          "predecessors",
          "progress",
          "ranked",
          "rates",
          "readers",
          "reading",
          "records",
          "red",
          "replaced",
          "responded",
          "row",
          "rows",
          "scan",
          "scopes",
          "scores",
          "searchable",
          "sent",
          "sequence",
          "snippets",
          "source",
          "span",
          "specialists",
          "stable",
          "strongest",
          "successors",
          "superseded",
          "superseding",
          "surprising",
          "suspected",
          "tallies",
          "totals",
          "traced",
          "unread",
          "untouched",
          "verdict",
          "waiting",
          "watch",
          "weights",
          "with",
          "withdrawn");

  @Test
  default void everyMethodOfEveryPortReadsOrWrites() {
    TreeSet<String> unknown = new TreeSet<>();
    for (Method method : methods()) {
      String word = firstWord(method);
      if (WRITES.contains(word) == QUESTIONS.contains(word)) {
        unknown.add(name(method));
      }
    }
    assertEquals(new TreeSet<>(), unknown, "name them in one of the lists above");
  }

  @Test
  default void writesAreRefusedInAReadUnit() {
    refused(storage().unitOfWork()::read);
  }

  @Test
  default void writesAreRefusedInASnapshot() {
    refused(storage().unitOfWork()::snapshot);
  }

  private void refused(Unit unit) {
    TreeMap<String, String> before = answers();
    TreeMap<String, String> allowed = new TreeMap<>();
    for (Method method : methods()) {
      if (WRITES.contains(firstWord(method))) {
        Object answer = unit.ask(() -> outcome(method));
        if (!(answer instanceof IllegalStateException)) {
          allowed.put(name(method), String.valueOf(answer));
        }
      }
    }
    assertEquals(new TreeMap<>(), allowed, "must be an IllegalStateException");
    assertEquals(before, answers(), "nothing was written");
  }

  /** What every question answers, in a separate snapshot. */
  private TreeMap<String, String> answers() {
    TreeMap<String, String> answers = new TreeMap<>();
    for (Method method : methods()) {
      if (QUESTIONS.contains(firstWord(method)) && !"watch".equals(method.getName())) {
        answers.put(
            name(method), String.valueOf(storage().unitOfWork().snapshot(() -> outcome(method))));
      }
    }
    return answers;
  }

  /** What it answers, or what it throws. */
  private @Nullable Object outcome(Method method) {
    try {
      Object port = port(method);
      Object answer = method.invoke(port, PortSamples.ARGUMENTS.of(method));
      return answer instanceof Supplier<?> later ? later.get() : answer;
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private Object port(Method method) throws InvocationTargetException, IllegalAccessException {
    for (Method accessor : accessors()) {
      if (method.getDeclaringClass().isAssignableFrom(accessor.getReturnType())) {
        return accessor.invoke(storage());
      }
    }
    throw new IllegalStateException("no port has " + method);
  }

  private static List<Method> accessors() {
    return Stream.of(Storage.class.getMethods())
        .filter(method -> ContextStorage.class.isAssignableFrom(method.getDeclaringClass()))
        .filter(method -> method.getReturnType().isInterface())
        .filter(method -> method.getReturnType() != UnitOfWork.class)
        .toList();
  }

  private static List<Method> methods() {
    List<Method> methods = new ArrayList<>();
    for (Method accessor : accessors()) {
      Stream.of(accessor.getReturnType().getMethods())
          .filter(method -> !method.isDefault() && !methods.contains(method))
          .forEach(methods::add);
    }
    methods.sort(Comparator.comparing(ReadOnlyUnitsContract::name));
    return methods;
  }

  private static String firstWord(Method method) {
    return method.getName().replaceAll("[A-Z].*", "");
  }

  private static String name(Method method) {
    String parameters =
        String.join(", ", Stream.of(method.getParameterTypes()).map(Class::getSimpleName).toList());
    return method.getDeclaringClass().getSimpleName()
        + "."
        + method.getName()
        + "("
        + parameters
        + ")";
  }

  /** A kind of unit that reads. */
  @FunctionalInterface
  interface Unit {
    <T> T ask(Supplier<T> question);
  }
}
