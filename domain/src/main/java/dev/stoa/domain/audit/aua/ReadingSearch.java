package dev.stoa.domain.audit.aua;

import dev.stoa.domain.audit.tlog.MerkleHasher;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * Tries the readings of one row, the least deviating first, until its hash comes out.
 *
 * <p>Twelve columns read in two ways, id and details in three and the time in four make 147,456
 * readings at the very most: about a second for the one row that has none.
 */
final class ReadingSearch {

  private final MessageDigest digest = MerkleHasher.sha256();
  private final List<Column> columns;
  private final String prefix;
  private final String wanted;

  ReadingSearch(AuaRow row, String prevHash, String wanted) {
    this.columns = Column.of(row);
    this.prefix = prevHash + ":{";
    this.wanted = wanted;
  }

  /** Readings that explained other rows are tried first: a writer keeps its habits. */
  Option<AuaReading> find(Iterable<AuaReading> habits) {
    for (AuaReading habit : habits) {
      if (matches(habit)) {
        return Option.of(habit);
      }
    }
    for (int deviations = 0; deviations <= columns.size(); deviations++) {
      Option<List<Deviation>> found = search(columns, deviations, List.empty(), List.empty());
      if (found.isDefined()) {
        return found.map(List::reverse).map(all -> new AuaReading(all.toVector()));
      }
    }
    return Option.none();
  }

  private boolean matches(AuaReading habit) {
    List<String> members = List.empty();
    int used = 0;
    for (Column column : columns) {
      Option<Tuple2<Deviation, Option<String>>> deviating =
          column.deviating().find(one -> habit.deviations().contains(one._1));
      used += deviating.isDefined() ? 1 : 0;
      members = members.prependAll(deviating.map(Tuple2::_2).getOrElse(column.asStored()));
    }
    return used == habit.deviations().size() && matches(members);
  }

  private Option<List<Deviation>> search(
      List<Column> rest, int deviations, List<String> members, List<Deviation> taken) {
    if (rest.isEmpty()) {
      return matches(members) ? Option.of(taken) : Option.none();
    }
    if (deviations > rest.size()) {
      return Option.none();
    }
    Column column = rest.head();
    if (deviations < rest.size()) {
      Option<List<Deviation>> found =
          search(rest.tail(), deviations, members.prependAll(column.asStored()), taken);
      if (found.isDefined()) {
        return found;
      }
    }
    if (deviations > 0) {
      for (Tuple2<Deviation, Option<String>> one : column.deviating()) {
        Option<List<Deviation>> found =
            search(rest.tail(), deviations - 1, members.prependAll(one._2), taken.prepend(one._1));
        if (found.isDefined()) {
          return found;
        }
      }
    }
    return Option.none();
  }

  /** The members come last first. */
  private boolean matches(List<String> members) {
    String text = members.reverse().mkString(prefix, ", ", "}");
    byte[] hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).equals(wanted);
  }
}
