package dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.evidence;

import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.debate.DebateId;
import dev.stoa.architecture.violators.contextsspeakbydeclaredarrows.domain.kernel.Name;

/** Names by id, and sees the kernel. */
public record GoodCitation(DebateId debate, Name name) {}
