package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.search.SearchHit;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user writes first; the lines between {@code begin} and {@code end} are quoted in docs. */
final class TutorialSnippets {

  @TempDir Path folder;

  private Stoa stoa;

  @BeforeEach
  void workspace() {
    stoa = Stoa.open("jdbc:sqlite:" + folder.resolve("stoa.db"));
    stoa.agents().register("ada", "claude-4").getOrElseThrow(RefusalException::new);
  }

  @AfterEach
  void close() {
    stoa.close();
  }

  @Test
  void open() {
    String url = "jdbc:sqlite:" + folder.resolve("other.db");
    // begin open
    try (Stoa workspace = Stoa.open(url)) {
      System.out.println(workspace.agents().totals());
    }
    // end open
    assertTrue(folder.resolve("other.db").toFile().exists());
  }

  @Test
  void register() {
    // begin register
    Agent zealot =
        stoa.agents().registerIfAbsent("zealot", "claude-4").getOrElseThrow(RefusalException::new);
    Page<Agent, ?> agents = stoa.agents().list();
    // end register
    assertTrue(agents.items().contains(zealot));
  }

  @Test
  void remember() {
    // begin remember
    Memory memory =
        stoa.memory().remember("The cache must be warm").getOrElseThrow(RefusalException::new);
    // end remember
    assertTrue(stoa.memory().find(memory.id()).isDefined());
  }

  @Test
  void recall() {
    stoa.memory().remember("The cache must be warm").getOrElseThrow(RefusalException::new);
    // begin recall
    Seq<Recalled> memories =
        stoa.memory().recall("is the cache warm?").getOrElseThrow(RefusalException::new);
    memories.forEach(found -> System.out.println(found.memory().content()));
    // end recall
    assertEquals("The cache must be warm", memories.head().memory().content());
  }

  @Test
  void note() {
    // begin note
    Note note =
        stoa.notebook()
            .write("ada", "Ask zealot about the cache")
            .getOrElseThrow(RefusalException::new);
    // end note
    assertTrue(
        stoa.notebook().list("ada").getOrElseThrow(RefusalException::new).items().contains(note));
  }

  @Test
  void post() {
    // begin post
    stoa.channels().create("ops").getOrElseThrow(RefusalException::new);
    ChannelMessage message =
        stoa.channels()
            .post("ops", "ada", "Deployed, @zealot please look")
            .getOrElseThrow(RefusalException::new);
    // end post
    assertEquals(1, message.sequence());
  }

  @Test
  void recordAMatch() {
    // begin match
    AgentName ada = new AgentName("ada");
    NewMatch won = NewMatch.won(new MatchId("debate-1"), ada, new AgentName("zealot"));
    RatedMatch match = stoa.ratings().record(won).getOrElseThrow(RefusalException::new);
    double elo = stoa.ratings().rating(ada).get().elo();
    // end match
    assertEquals(1, match.sequence());
    assertTrue(elo > 1500);
  }

  @Test
  void predictAndResolve() {
    // begin predict
    TournamentId cup = new TournamentId("cup");
    Forecast sure = Forecast.of(new OutcomeName("ada"), 0.8);
    stoa.calibration().predict(cup, new AgentName("ada"), sure);
    Resolution resolution =
        stoa.calibration()
            .resolve(cup, new OutcomeName("ada"))
            .getOrElseThrow(RefusalException::new);
    // end predict
    assertEquals(cup, resolution.tournament());
  }

  @Test
  void appendAndVerifyAudit() {
    // begin audit
    AuditEvent promoted = AuditEvent.of("promote").details(Map.of("from", "7b", "to", "14b"));
    AuditEntry entry = stoa.audit().append(promoted).getOrElseThrow(RefusalException::new);
    ChainReport report = stoa.audit().verify().getOrElseThrow(RefusalException::new);
    // end audit
    assertEquals("{\"from\":\"7b\",\"to\":\"14b\"}", entry.event().details().text());
    assertTrue(report.isSound());
  }

  @Test
  void search() {
    stoa.memory().remember("The cache must be warm").getOrElseThrow(RefusalException::new);
    // begin search
    Page<SearchHit, ?> hits =
        stoa.search().search("warm cache").getOrElseThrow(RefusalException::new);
    hits.forEach(hit -> System.out.println(hit.snippet()));
    // end search
    assertFalse(hits.items().isEmpty());
  }
}
