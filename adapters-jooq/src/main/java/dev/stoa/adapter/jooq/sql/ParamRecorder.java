package dev.stoa.adapter.jooq.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Select;
import org.jooq.VisitContext;
import org.jooq.VisitListener;

/** Records the parameters of a statement that jOOQ renders, each by its position. */
final class ParamRecorder implements VisitListener {

  private final SortedMap<Integer, Param<?>> positions = new TreeMap<>();
  private int last;

  @Override
  public void visitStart(VisitContext context) {
    if (context.queryPart() instanceof Param<?> param && !param.isInline()) {
      positions.put(context.context().peekIndex(), param);
    }
    if (context.queryPart() instanceof Select<?> select) {
      requireTyped(select.$limit());
      requireTyped(select.$offset());
    }
  }

  @Override
  public void visitEnd(VisitContext context) {
    last = context.context().peekIndex() - 1;
  }

  /** The parameters from the first to the last; a missing one would shift all after it. */
  List<Param<?>> inOrder(String text) {
    if (positions.size() != last || last > 0 && positions.lastKey() != last) {
      throw new IllegalStateException(
          "recorded parameters " + positions.keySet() + " of " + last + " in: " + text);
    }
    return new ArrayList<>(positions.values());
  }

  /** A plain parameter is one that SQLite prepares the statement again for. */
  private static void requireTyped(Field<?> limit) {
    if (limit instanceof Param<?> param && !param.isInline()) {
      throw new IllegalStateException(
          "a limit that is bound must be one of Params.limit: " + param.getParamName());
    }
  }
}
