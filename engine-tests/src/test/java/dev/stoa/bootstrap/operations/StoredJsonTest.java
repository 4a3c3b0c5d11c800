package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.operations.ColumnKind;
import dev.stoa.domain.operations.StoredColumn;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever JSON is stored is read again, on both engines the same. */
final class StoredJsonTest {

  private static final CanonicalJson NUMBERS =
      CanonicalJson.of(
          """
          {"n": [1e23, -1e23, 1e21, 1e22, 1.5e300, 1.7976931348623157e308, 5e-324,
            2.2250738585072014e-308, -0, 9007199254740991, 9007199254740992, 0.1]}
          """);

  @ParameterizedTest
  @EnumSource
  void everyColumnGivesBackTheNumbersItWasGiven(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (JdbcStorage storage = Storages.open(engine.config(url))) {
      int columns = 0;
      for (StoredTable table : storage.storedTables().tables()) {
        Seq<String> json =
            table.columns().filter(one -> one.kind() == ColumnKind.JSON).map(StoredColumn::name);
        columns += json.size();
        if (!json.isEmpty()) {
          holdOneRow(url, table.name(), json);
          assertEquals(json.map(name -> NUMBERS.text()).toJavaList(), read(storage, table));
        }
      }
      assertTrue(columns > 30, "there were " + columns);
    }
  }

  /** Without its constraints the table takes a row that has nothing but JSON. */
  private static void holdOneRow(String url, String table, Seq<String> columns)
      throws SQLException {
    String given = "'" + NUMBERS.text() + "'";
    String cascade = url.startsWith("jdbc:postgresql") ? " cascade" : "";
    TestEngine.execute(
        url,
        "create table bare_" + table + " as select * from " + table + " where 1 = 0",
        "drop table " + table + cascade,
        "alter table bare_" + table + " rename to " + table,
        "insert into "
            + table
            + columns.mkString(" (", ", ", ") values (")
            + columns.map(name -> given).mkString(", ")
            + ")");
  }

  private static List<Object> read(JdbcStorage storage, StoredTable table) {
    List<Object> values = new ArrayList<>();
    storage
        .unitOfWork()
        .read(
            () -> {
              storage
                  .storedTables()
                  .each(
                      table,
                      row -> {
                        for (int i = 0; i < row.length; i++) {
                          if (table.columns().get(i).kind() == ColumnKind.JSON) {
                            values.add(row[i]);
                          }
                        }
                      });
              return true;
            });
    return values;
  }

  @ParameterizedTest
  @EnumSource
  void aMemoryWithLargeNumbersIsShownListedAndForgotten(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Memory memory = done(stoa.memory().remember(Remember.of("large").metadata(NUMBERS)));
      assertEquals(NUMBERS, stoa.memory().find(memory.id()).get().metadata());
      assertEquals(1, stoa.memory().list(MemoryQuery.all()).items().size());
      done(stoa.memory().forget(memory.id(), "done"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void jsonOfOthersIsShownAsItIsAndItsRowCanBeForgotten(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Memory memory = done(stoa.memory().remember(Remember.of("odd").metadata(NUMBERS)));
      TestEngine.execute(url, "update continuum_memory set metadata = '{\"n\": 1e400}'");
      assertEquals(1, stoa.memory().list(MemoryQuery.all()).items().size());
      assertTrue(stoa.transfer().roots(TransferProgress.NONE).rows() > 0);
      done(stoa.memory().forget(memory.id(), "done"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRowThatCannotBeReadIsLeftOutOfPagesAndHidesNoOther(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      for (String name : List.of("a", "b", "c", "d", "e")) {
        done(stoa.agents().register(AgentRegistration.of(name, "m")));
      }
      TestEngine.execute(url, "update agents set model = ' ' where identity in ('b', 'd')");
      AgentQuery query = AgentQuery.all().limit(2);
      Page<Agent, AgentName> first = stoa.agents().list(query);
      Page<Agent, AgentName> second = stoa.agents().list(query.after(first.next().get()));
      assertEquals(
          List.of("a", "c", "e"),
          first.items().appendAll(second.items()).map(one -> one.identity().value()).toJavaList());
    }
  }

  private static <R> R done(Either<? extends Refusal, R> outcome) {
    return outcome.getOrElseThrow(RefusalException::new);
  }
}
