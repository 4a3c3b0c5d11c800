package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestStore;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.RefusalKind;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every context takes an agent as text. */
final class AgentAsTextTest {

  @ParameterizedTest
  @EnumSource
  void theIdentityIsEnoughInEveryContext(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      String bob = done(stoa.agents().register("bob", "m")).id().value();
      done(stoa.agents().register("ada", "m"));
      done(stoa.agents().startSpawn("ada"));
      done(stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, "x")));
      done(stoa.knowledge().contribute("ada", Contribution.of(new DomainPath("a"), "x")));
      done(stoa.tasks().create("ada", "work"));
      done(stoa.channels().create("ops"));
      done(stoa.channels().post("ops", "ada", "hello"));
      assertEquals(1L, done(stoa.channels().unread("bob", "ops")).longValue());
      assertEquals(1, done(stoa.channels().inbox("bob", PageRequest.first())).items().size());
      String end = bob.substring(bob.length() - 8);
      assertEquals(
          Vector.of("hello"),
          done(stoa.channels().receive(end, "ops", 9)).map(ChannelMessage::content).toVector());
      assertTrue(done(stoa.channels().await("bob", "ops", 9, Duration.ofMillis(1))).isEmpty());
      assertEquals(1, done(stoa.channels().sentBy("ada", PageRequest.first())).items().size());
      HandOff offered = done(stoa.handOffs().offer("ops", "ada", "bob", "yours"));
      assertEquals(
          Vector.of(offered),
          done(stoa.handOffs().list("bob", HandOffStatus.OPEN, PageRequest.first()))
              .items()
              .toVector());
      done(stoa.handOffs().acknowledge(offered.id(), "bob"));
      done(stoa.handOffs().close(offered.id(), "bob"));
      HandOff other = done(stoa.handOffs().offer("ops", "ada", "bob", "again"));
      done(stoa.handOffs().cancel(other.id(), "ada"));
      done(stoa.ratings().record(NewMatch.won("m1", "ada", "bob")));
      done(stoa.ratings().record(NewMatch.drawn("m2", "ada", "bob")));
      assertEquals(2, stoa.ratings().rating("ada").get().debates());
      assertEquals(2, stoa.ratings().history("ada", PageRequest.first()).items().size());
      assertEquals(1, stoa.ratings().headToHead("ada", "bob", 9).wins());
      assertTrue(stoa.ratings().relationship("bob", "ada").isDefined());
      assertEquals(1, stoa.ratings().rivals("ada", 9).size());
      assertEquals(0, stoa.ratings().allies("ada", 9).size());
      done(stoa.calibration().predict("cup", "ada", Forecast.of(new OutcomeName("x"), 0.5)));
      assertEquals(Option.none(), stoa.calibration().find("ada"));
      assertEquals(0, stoa.calibration().curve("ada").predictions());
      done(stoa.critiques().file(CritiqueDraft.of("d", "ada").against("bob")));
      done(stoa.critiques().recordProposal("ada", true));
      assertEquals(1, stoa.critiques().reputation("ada").get().proposalsMade());
      assertTrue(stoa.critiques().voteWeight("ada") > 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void anUnknownAgentIsRefusedTheSameWay(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.agents().register("ada", "m"));
      done(stoa.channels().create("ops"));
      String sentence = stoa.agents().resolve("adda").getLeft().sentence();
      for (Either<? extends Refusal, ?> answer :
          Vector.of(
              stoa.channels().receive("adda", "ops", 9),
              stoa.channels().unread("adda", "ops"),
              stoa.handOffs().offer("ops", "ada", "adda", "x"),
              stoa.tasks().create("adda", "x"),
              stoa.notebook().write("adda", NoteDraft.of(NoteTopic.NOTES, "x")),
              stoa.ratings().record(NewMatch.won("m", "ada", "adda")),
              stoa.calibration().predict("cup", "adda", Forecast.of(new OutcomeName("x"), 0.5)),
              stoa.critiques().recordProposal("adda", true))) {
        assertEquals(RefusalKind.ABSENT, answer.getLeft().kind());
        assertEquals(sentence, answer.getLeft().sentence());
      }
    }
  }

  private static <T> T done(Either<? extends Refusal, T> result) {
    return result.getOrElseThrow(RefusalException::new);
  }
}
