package dev.stoa.schema;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jooq.DSLContext;

/**
 * Values that distinguish the check of one column from that of another.
 *
 * @param labels the texts among them
 */
record Samples(SortedSet<String> labels) {
  private static final Pattern LABEL = Pattern.compile("'(\\w+)'");

  private static final List<String> NUMBERS =
      List.of("-6", "-5", "-1", "0", "1", "5", "6", "7", "8", "99", "100");

  private static final List<String> FRACTIONS =
      List.of("-1.0", "-0.001", "0.0", "0.001", "0.099", "0.1", "0.5", "1.0", "1.001", "8.0");

  /** The labels that any of these conditions names, and one that none does. */
  static Samples of(List<String> conditions) {
    SortedSet<String> labels = new TreeSet<>(List.of("unknown_label"));
    for (String condition : conditions) {
      LABEL.matcher(condition).results().forEach(found -> labels.add(found.group(1)));
    }
    return new Samples(labels);
  }

  /** Which of them a condition on a column accepts, as the engine itself evaluates it. */
  String accepted(DSLContext database, String column, String type, String condition) {
    List<String> literals = literals(type);
    String rows =
        IntStream.range(0, literals.size())
            .mapToObj(n -> "select " + n + " as n, " + literals.get(n) + " as " + column)
            .collect(Collectors.joining(" union all "));
    return database
        .resultQuery(
            "select n from (" + rows + ") v where (" + condition + ") is not false order by n")
        .fetchInto(Integer.class)
        .stream()
        .map(literals::get)
        .collect(Collectors.joining(", ", "accepts ", ""));
  }

  private List<String> literals(String type) {
    return switch (type) {
      case "bigint", "integer" -> NUMBERS;
      case "double precision" ->
          FRACTIONS.stream().map(value -> "cast(" + value + " as double precision)").toList();
      default -> labels.stream().map(label -> "'" + label + "'").toList();
    };
  }
}
