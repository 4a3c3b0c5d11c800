package dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.evidence;

import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.debate.DebateId;
import dev.stoa.architecture.violators.contextsusewhattheydeclare.domain.kernel.Name;

/** Names by id, and sees the kernel. */
public record GoodCitation(DebateId debate, Name name) {}
