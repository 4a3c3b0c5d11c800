/**
 * The transparency log over the audit chain: RFC 6962 tree, proofs, signed notes and checkpoints.
 */
@NullMarked
package dev.stoa.domain.audit.tlog;

import org.jspecify.annotations.NullMarked;
