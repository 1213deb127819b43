// A code becomes words: what happened, then what to do. The first load asks by explain.ts.
import { msg } from '@lit/localize';
import { Refusal, Unreachable } from './api.ts';
import { generalSentence } from './explain.ts';

/** What to say of a call that failed; `offline` where nothing answered. Any other error is thrown. */
export function wordsOf(error: unknown, offline: string): string {
  if (error instanceof Refusal) return sentenceOf(error.problem.code);
  if (!(error instanceof Unreachable)) throw error;
  return error.code === null ? offline : sentenceOf(error.code);
}

/**
 * The sentence for a refusal's code; the general one where the code is new to this page, or says
 * that the page itself is at fault.
 */
export function sentenceOf(code: string): string {
  switch (code) {
    case 'step-taken':
    case 'step-ahead':
      return msg('La partida siguió en otra pestaña o dispositivo. Aquí está tal como va.');
    case 'day-closed':
      return msg('El plazo de este reto ya terminó. Tienes un reto nuevo cada día.');
    case 'day-not-open':
      return msg('Este reto aún no ha empezado. Vuelve cuando abra.');
    case 'no-such-day':
      return msg('Ese reto no existe. Elige otro día en la clasificación.');
    case 'no-attempt':
      return msg(
        'No encontramos tu partida en este navegador. Empiézala de nuevo si el reto sigue abierto.',
      );
    case 'game-not-over':
      return msg('Eso se ve cuando acabe tu propia partida. Termínala y vuelve.');
    case 'already-played':
      return msg('Ya jugaste este reto. Mañana hay dados nuevos.');
    case 'not-yours':
      return msg(
        'Ya jugaste este reto antes de borrarte o de cambiar de jugador. Aquella partida queda como está; mañana hay dados nuevos.',
      );
    case 'joker-order':
      return msg('Con este comodín esa casilla está cerrada. Elige una de las abiertas.');
    case 'box-already-filled':
      return msg('Esa casilla ya está anotada. Elige otra.');
    case 'too-many-rolls':
      return msg('No quedan tiradas en este turno. Elige una casilla.');
    case 'https-required':
      return msg('Esta dirección no es segura. Abre la página con https.');
    case 'cross-site':
      return msg(
        'El navegador no confirmó que la petición sale de esta página. Recárgala y prueba otra vez.',
      );
    case 'name-empty':
      return msg('Escribe al menos una letra.');
    case 'name-too-long':
      return msg('El nombre es demasiado largo: caben 16 caracteres.');
    case 'name-bad-characters':
      return msg(
        'El nombre lleva caracteres que no se pueden mostrar. Usa letras, números y espacios.',
      );
    case 'name-mixed-scripts':
      return msg('El nombre mezcla alfabetos. Escríbelo con uno solo.');
    case 'name-taken':
      return msg('Ya hay alguien con ese nombre en este dispositivo. Elige otro.');
    case 'name-like-dice':
    case 'name-like-link':
    case 'name-reserved':
    case 'name-not-allowed':
      return msg('Ese nombre no se puede usar. Elige otro.');
    case 'unknown-code':
    case 'malformed':
      return msg('Ese código no es de nadie. Revísalo letra a letra.');
    case 'no-player':
      return msg('Este navegador aún no tiene jugador. Juega una partida primero.');
    case 'restored':
      return msg(
        'Una avería nos obligó a volver atrás y esta partida queda sin puntuar. Lo sentimos; mañana hay dados nuevos.',
      );
    case 'impossible-card':
    case 'body-too-large':
      return msg(
        'El servidor no admite esta hoja, con estos puntos o nombres tan largos. Sigue en tu dispositivo; puedes exportarla a un archivo.',
      );
    case 'attempt-unfinished':
      return msg('La partida aún no ha terminado. Llena las casillas que faltan.');
    case 'not-the-moves-made':
      return msg('El servidor tiene otras jugadas de esta partida. Recarga la página.');
    case 'not-found':
      return msg('Eso no existe o ya no está. Vuelve a la página de antes.');
    case 'human-check-needed':
      return msg(
        'Antes de tu primera partida hay que comprobar que eres una persona. Prueba otra vez o recarga la página.',
      );
    case 'human-check-away':
      return msg('Ahora mismo no se puede comprobar que eres una persona. Espera un momento.');
    case 'too-many-players':
      return msg('Desde tu red han llegado muchos jugadores nuevos a la vez. Espera un minuto.');
    case 'too-many-calls':
      return msg('Han sido demasiadas peticiones seguidas. Espera un minuto.');
    case 'database-fault':
      return msg('El servidor no alcanza sus datos y no ha cambiado nada. Espera un momento.');
    case 'key-missing':
      return msg('El servidor no encuentra los dados de este reto. Espera un rato.');
    case 'clock-fault':
      return msg('El reloj del servidor va mal y así no puede haber retos. Espera un rato.');
    case 'internal-error':
      return msg('Algo falló en el servidor. Espera un momento y prueba otra vez.');
    default:
      return generalSentence();
  }
}
