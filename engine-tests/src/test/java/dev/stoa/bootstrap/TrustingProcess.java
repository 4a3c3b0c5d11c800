package dev.stoa.bootstrap;

import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.resilience.BreakerName;

/** Does to one agent and one breaker what other processes do too: {@code <url> <count>}. */
public final class TrustingProcess {

  private TrustingProcess() {}

  /** Prints how many probes of the breaker "half" it was admitted. */
  public static void main(String[] arguments) {
    AgentName shared = new AgentName("shared");
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
        CritiqueId id =
            stoa.critiques()
                .registering()
                .file(CritiqueDraft.of("debate", shared).issue("slow query"))
                .get()
                .id();
        stoa.critiques().judge(id, CritiqueJudgement.helped(0.5)).get();
        stoa.critiques().registering().recordProposal(shared, i % 2 == 0);
        stoa.breakers().failure(new BreakerName("counted"));
        stoa.calibration()
            .registering()
            .record(new DomainPrediction(shared, new Discipline("law"), 0.75, true));
        stoa.calibration().resolve(new TournamentId("cup-" + i), new OutcomeName("yes")).get();
      }
      int admitted = 0;
      while (stoa.breakers().admit(new BreakerName("half")).isRight()) {
        admitted++;
      }
      System.out.print(admitted);
    }
  }
}
