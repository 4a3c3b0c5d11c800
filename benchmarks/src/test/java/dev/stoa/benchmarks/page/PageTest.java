package dev.stoa.benchmarks.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.Result;
import dev.stoa.benchmarks.measure.Result.Against;
import dev.stoa.benchmarks.measure.Unit;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {

  /** An area whose rows are added by hand. */
  private static final Area AREA =
      new Area() {
        @Override
        public String name() {
          return "audit";
        }

        @Override
        public String about() {
          return "Appends.\n";
        }

        @Override
        public void measure(Bench bench) {
          bench.add(Result.of("append", Unit.RATE, 1_000));
        }
      };

  private final AreaTable table = new AreaTable(AREA);

  @Test
  void aRowHasBothRatiosWithTheirBars() {
    Result result =
        Result.of("append", Unit.RATE, 7_500)
            .jdbc(10_000, Option.some(0.75))
            .floor(new Against(12_500, 0.6, Option.some(0.65)));

    assertEquals(
        "| SQLite     | append                                               |      7,500/s |    "
            + " 10,000/s |  0.75 | 0.75 |     12,500/s |  0.60 | 0.65 |               | MISS |",
        table.add(JdbcEngine.SQLITE, result));
  }

  @Test
  void aTimeIsBetterTheShorterItIs() {
    Result result = Result.of("inbox", Unit.TIME, 4).jdbc(3, Option.none()).limit(5);

    assertEquals(
        "| PostgreSQL | inbox                                                |      4.00 ms |     "
            + " 3.00 ms |  0.75 |      |              |       |      |        ≤ 5 ms | met  |",
        table.add(JdbcEngine.POSTGRES, result));
  }

  @Test
  void aRowThatDemandsNothingNeitherMeetsNorMisses() {
    assertEquals(Option.none(), Result.of("help", Unit.CPU, 1).jdbc(2, Option.none()).isMet());
    assertEquals(Option.some(false), Result.of("rate", Unit.RATE, 99).limit(100).isMet());
  }

  @Test
  void thePageHasASectionPerArea() {
    String row = table.add(JdbcEngine.SQLITE, Result.of("append", Unit.RATE, 1));

    String page = new BenchmarkPage("**Run:** now.", List.of(table)).text();

    assertTrue(page.startsWith("# Benchmarks\n"), page);
    assertTrue(page.contains("\n\n**Run:** now.\n\n## Audit\n\nAppends.\n\n| engine "), page);
    assertTrue(page.endsWith(row + "\n"), page);
    assertTrue(page.lines().allMatch(line -> line.length() <= 180), page);
  }

  @Test
  void aRowThatMissesItsBarSaysWhy() {
    String row =
        table.add(JdbcEngine.SQLITE, Result.of("append", Unit.RATE, 1).jdbc(10, Option.some(0.75)));

    String page = new BenchmarkPage("**Run:** now.", List.of(table)).text();

    assertTrue(page.endsWith(row + "\n\nMissed:\n\n- SQLite, append: not explained yet.\n"), page);
  }

  /** The page in the repository was written with all reasons. */
  @Test
  void everyMissOnThePageIsExplained() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "benchmarks.md"));
    assertEquals(
        page.lines().filter(line -> line.endsWith("| MISS |")).count(),
        page.lines().filter(line -> line.matches("- (SQLite|PostgreSQL), .+: .+\\.")).count());
    assertFalse(page.contains("not explained yet"));
  }
}
