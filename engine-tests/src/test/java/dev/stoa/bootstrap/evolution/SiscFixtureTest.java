package dev.stoa.bootstrap.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A store of the original, with ids against the order of age, is pruned as the rule says. */
final class SiscFixtureTest {

  private static final Instant AT = Instant.parse("2026-02-01T00:00:00Z");

  @ParameterizedTest
  @EnumSource
  void pruningLeavesWhatItShould(TestEngine engine) throws SQLException {
    Path folder = OutsideData.need("fixtures/sisc");
    Storage storage = Storages.open(engine.config(engine.migratedUrl()));
    try (Stoa stoa = Stoa.over(storage, InstantSource.system());
        Connection original = open(folder.resolve("sisc.db"));
        Connection expected = open(folder.resolve("sisc_pruned.db"))) {
      Map<String, NewEpisode> played = load(original, stoa, storage);
      assertEquals(300, played.size());
      PruneReport preview = stoa.pruning().preview();
      PruneReport pruned = stoa.pruning().prune();
      assertEquals(preview, pruned);
      assertEquals(100, pruned.archivedEpisodes());
      assertEquals(300, pruned.archivedActions() + pruned.deletedActions());
      assertEquals(600 - 276, pruned.thinnedActions());
      assertTrue(stoa.pruning().prune().isEmpty());
      Map<String, Integer> left = new TreeMap<>();
      for (String id : played.keySet()) {
        Episode episode = stoa.episodes().find(new EpisodeId(id)).get();
        int actions =
            stoa.episodes().actions(episode.id(), PageRequest.first(99)).get().items().size();
        if (episode.archivedAt().isEmpty()) {
          left.put(id, actions);
        } else {
          assertEquals(episode.result().scoreA() <= -3 ? 3 : 0, actions);
        }
      }
      assertEquals(expected(expected), left);
    }
  }

  private static Map<String, Integer> expected(Connection pruned) throws SQLException {
    Map<String, Integer> left = new TreeMap<>();
    try (Statement statement = pruned.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select e.id, count(l.id) from Episodes e left join ActionLogs l"
                    + " on l.episode_id = e.id group by e.id")) {
      while (rows.next()) {
        left.put(rows.getString(1), rows.getInt(2));
      }
    }
    return left;
  }

  private static Map<String, NewEpisode> load(Connection from, Stoa stoa, Storage into)
      throws SQLException {
    try (Statement statement = from.createStatement()) {
      generations(statement, into);
      profiles(statement, into);
      Map<String, NewEpisode> episodes = episodes(statement);
      stoa.episodes().recordAll(episodes.values()).get();
      return episodes;
    }
  }

  private static void generations(Statement statement, Storage into) throws SQLException {
    try (ResultSet rows = statement.executeQuery("select * from Generations order by rowid")) {
      long sequence = 0;
      while (rows.next()) {
        Generation generation =
            new Generation(
                new GenerationId(rows.getString("id")),
                ++sequence,
                GenerationStatus.labelled(rows.getString("status")),
                Option.of(rows.getString("parent_generation_id")).map(GenerationId::new),
                AT);
        into.unitOfWork()
            .run(
                () -> {
                  into.generations().add(generation);
                  return true;
                });
      }
    }
  }

  private static void profiles(Statement statement, Storage into) throws SQLException {
    try (ResultSet rows = statement.executeQuery("select * from AgentProfiles")) {
      while (rows.next()) {
        ProfileId id = new ProfileId(rows.getString("id"));
        AgentProfile profile =
            new AgentProfile(
                id,
                new GenerationId(rows.getString("generation_id")),
                ProfileDraft.of(
                        Archetype.labelled(rows.getString("archetype")),
                        rows.getString("system_prompt"))
                    .hyperparameters(rows.getString("hyperparameters")),
                id,
                AT);
        into.unitOfWork()
            .run(
                () -> {
                  into.profiles().add(Vector.of(profile));
                  return true;
                });
      }
    }
  }

  private static Map<String, NewEpisode> episodes(Statement statement) throws SQLException {
    Map<String, NewEpisode> episodes = new LinkedHashMap<>();
    try (ResultSet rows = statement.executeQuery("select * from Episodes order by rowid")) {
      while (rows.next()) {
        episodes.put(
            rows.getString("id"),
            NewEpisode.of(
                    new GenerationId(rows.getString("generation_id")),
                    new ProfileId(rows.getString("agent_a_profile_id")),
                    new ProfileId(rows.getString("agent_b_profile_id")),
                    Termination.labelled(rows.getString("termination_reason")),
                    rows.getInt("agent_a_score"),
                    rows.getInt("agent_b_score"))
                .turns(rows.getLong("total_turns"))
                .id(new EpisodeId(rows.getString("id"))));
      }
    }
    try (ResultSet rows =
        statement.executeQuery("select * from ActionLogs order by episode_id, turn_number")) {
      while (rows.next()) {
        ActionDraft action =
            ActionDraft.of(rows.getLong("turn_number"), new ProfileId(rows.getString("speaker_id")))
                .monologue(rows.getString("internal_monologue"))
                .dialogue(rows.getString("public_dialogue"))
                .tokens(rows.getLong("token_usage"));
        episodes.computeIfPresent(
            rows.getString("episode_id"), (id, episode) -> episode.action(action));
      }
    }
    return episodes;
  }

  private static Connection open(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:file:" + file + "?mode=ro&immutable=1");
  }
}
