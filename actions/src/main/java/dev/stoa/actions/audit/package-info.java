/** Actions of the audit trail. */
@NullMarked
package dev.stoa.actions.audit;

import org.jspecify.annotations.NullMarked;
