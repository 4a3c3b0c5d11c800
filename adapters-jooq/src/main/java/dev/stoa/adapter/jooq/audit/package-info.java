/** The audit chain and its checkpoints in tables. */
@NullMarked
package dev.stoa.adapter.jooq.audit;

import org.jspecify.annotations.NullMarked;
