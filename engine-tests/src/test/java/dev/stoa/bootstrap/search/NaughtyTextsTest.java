package dev.stoa.bootstrap.search;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.NaughtyStrings;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.search.TextIndexHelpers;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Strings that have broken other programs are stored and found on both engines. */
final class NaughtyTextsTest {

  @ParameterizedTest
  @EnumSource
  void naughtyStringsAreStoredAndFound(TestEngine engine) throws IOException {
    Seq<String> strings = NaughtyStrings.read();
    String url = engine.migratedUrl();
    try (Storage storage = Storages.open(engine.config(url))) {
      new Workspace(url, storage).assertStoredAndFound(strings.filter(text -> text.indexOf(0) < 0));
    }
  }

  private record Workspace(String url, Storage storage) implements TextIndexHelpers {
    @Override
    public void givenThings(SearchSource source, Iterable<String> ids) {
      try (SearchedThings things = new SearchedThings(url)) {
        things.add(source, ids);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
