package dev.stoa.domain.specialist;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;

/** Why an operation on specialists was refused. Each is a normal result, not an exception. */
public sealed interface SpecialistRefused extends Refusal {

  /** The specialist has no promotion that was not rolled back. */
  @RefusalCode("specialist.nothing_to_revert")
  record NothingToRevert(SpecialistName specialist) implements SpecialistRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "specialist "
          + specialist
          + " has no promotion to take back: promote a model to it first";
    }
  }

  /** Another model serves than the caller thinks. */
  @RefusalCode("specialist.other_model_serves")
  record OtherModelServes(SpecialistName specialist, String expected, Option<String> model)
      implements SpecialistRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "specialist "
          + specialist
          + " is served by "
          + model.getOrElse("no model")
          + ", not by "
          + expected
          + ": promote from that one or leave it out";
    }
  }

  /** The model serves already. */
  @RefusalCode("specialist.serves_already")
  record ServesAlready(SpecialistName specialist, String model)
      implements SpecialistRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "specialist " + specialist + " is served by " + model + " already: give another model";
    }
  }

  /** There is no such conversation. */
  @RefusalCode("specialist.unknown_conversation")
  record UnknownConversation(ConversationId id) implements SpecialistRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "conversation " + id + " is unknown: start it before you record runs";
    }
  }

  /** The specialist had no promotion and is not registered. */
  @RefusalCode("specialist.unknown_specialist")
  record UnknownSpecialist(SpecialistName specialist) implements SpecialistRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "specialist "
          + specialist
          + " is unknown: see `stoa specialist list`, or promote a model to it";
    }
  }

  /** There is no such session. */
  @RefusalCode("specialist.unknown_session")
  record UnknownSession(QuerySessionId id) implements SpecialistRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "session " + id + " is unknown: record a query of it first";
    }
  }

  /** There is no such run. */
  @RefusalCode("specialist.unknown_run")
  record UnknownRun(RunId id) implements SpecialistRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "run " + id + " is unknown: list the runs of its query to find it";
    }
  }

  /** The specialist gave another answer to the query. */
  @RefusalCode("specialist.answered_already")
  record AnsweredAlready(QueryId query, RunId run) implements SpecialistRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the specialist answered query "
          + query
          + " already, in run "
          + run
          + ": ask it with a new query";
    }
  }

  /** The winner is known. */
  @RefusalCode("specialist.settled")
  record Settled(QueryId query) implements SpecialistRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "query " + query + " is settled: record further answers under a new query";
    }
  }

  /** There are no answers. */
  @RefusalCode("specialist.no_answers")
  record NoAnswers(QueryId query) implements SpecialistRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "query " + query + " has no answers: record the runs of its specialists first";
    }
  }
}
