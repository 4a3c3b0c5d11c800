package dev.stoa.benchmarks.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The figures of one run, with how they were measured. */
public final class BenchmarkPage {

  private static final String METHOD =
      """
      # Benchmarks

      Stoa beside hand-written JDBC that does the same work in the same run. This page is written by the program:

      ```sh
      benchmarks/run
      ```

      It builds the clone and measures every area on both engines, for about an hour; the machine should do nothing else meanwhile. Options select and
      shorten, and then the tables are only printed: `--area memory` and `--engine sqlite` select rows, `--rounds 15` and `--warm-up 30` (seconds) measure
      longer, `--rows 1000000` enlarges the stores that are read or moved as a whole, and `--quick` calls everything a few times to show that it works.
      Stores of other projects are measured where they are installed, which `benchmarks/peers/run` does.

      All sides of a row run one after the other in every round, and take turns in going first; a figure is the median of the rounds, and a ratio is the
      median of the rounds' ratios, so that what slows the machine slows every side. Every row runs for some seconds before it is measured, so that its
      code is compiled. A ratio says how many times as fast Stoa is, "bar" is the least ratio that is good enough, "limit" a rate or time that Stoa has
      to keep by itself, and "MISS" marks a row that misses one of them. **JDBC** is hand-written code on Stoa's schema: the same statements, prepared
      once on its own connection, transactions begun and committed as Stoa does, and the same hashes; the ratio to it is the cost of Stoa's layers. A row
      "beside" something has that in the place of JDBC. **floor** is hand-written code on the smallest schema that could do the job
      ([its tables](../benchmarks/floor)), with one transaction per item, hashes computed and time-ordered ids; the ratio to it is the cost of Stoa's layers
      and schema together. Stoa writes an [origin](trust.md) with each item and a [version](time.md) of each row that changes; the other sides write
      neither. All sides use the same settings: SQLite with WAL, `synchronous=NORMAL`, a cache of 64 MB and a checkpoint every 4,000 pages;
      PostgreSQL with `fsync` and `synchronous_commit` on.

      """;

  private final String run;
  private final List<AreaTable> tables;

  /**
   * A page of some tables.
   *
   * @param run the machine, the commit and the time
   */
  public BenchmarkPage(String run, List<AreaTable> tables) {
    this.run = run;
    this.tables = List.copyOf(tables);
  }

  public void write(Path file) throws IOException {
    Files.writeString(file, text());
  }

  String text() {
    return METHOD
        + run
        + "\n\n"
        + tables.stream()
            .filter(table -> !table.isEmpty())
            .map(AreaTable::section)
            .collect(Collectors.joining("\n"));
  }
}
