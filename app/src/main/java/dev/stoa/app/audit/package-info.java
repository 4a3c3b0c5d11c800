/** Commands and demo section of the audit trail. */
@NullMarked
package dev.stoa.app.audit;

import org.jspecify.annotations.NullMarked;
