package dev.stoa.actions.rating;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.DomainPrediction;

/** A prediction whose result is known. */
record RecordPrediction(
    @Param(value = "Who predicted.", position = 0, actor = true) AgentName agent,
    @Param(value = "In which discipline.", position = 1) Discipline domain,
    @Param(value = "How sure the agent was.", min = 0, max = 1) double confidence,
    @Param("The prediction was right.") boolean right,
    @Param("The prediction was wrong.") boolean wrong,
    @Param(RatingActions.REGISTER) boolean register)
    implements Drafted<DomainPrediction> {

  @Override
  public DomainPrediction draft() {
    if (right == wrong) {
      throw BadInput.of("give {right} or {wrong}, one of them");
    }
    return new DomainPrediction(agent, domain, confidence, right);
  }
}
